/** Names of seats that can be told apart in a sentence: equal ones get a number, “Ann (1)” and “Ann (2)”. */
export const distinctNames = (names: readonly string[]): string[] =>
  names.map((name, seat) => {
    const isShared = names.some((other, i) => i !== seat && other === name);
    const number = names.slice(0, seat + 1).filter((other) => other === name).length;
    return isShared && name !== '' ? `${name} (${number})` : name;
  });
