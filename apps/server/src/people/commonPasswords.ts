/** Passwords that attackers try first. Trailing digits and signs are ignored in the comparison. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  [
    '12345678 123456789 1234567890 0123456789 87654321 987654321 0987654321 123123123 12341234 11223344 1q2w3e4r 1q2w3e4r5t 1qaz2wsx',
    'qwerty qwertz qwertyui qwertzui qwertyuiop qwertzuiop azerty asdfghjk asdfghjkl asdf yxcvbnm zxcvbnm abcdefgh abc abcd qwer',
    'password passw0rd letmein welcome iloveyou sunshine princess football baseball superman batman dragon monkey whatever trustno',
    'test admin login secret changeme master shadow',
    'passwort kennwort hallo hallohallo geheim schatz schatzi liebe ichliebedich fussball fußball sommer schalke borussia bayern',
    'dortmund deutschland lasmichrein sonnenschein willkommen',
    'wachtwoord welkom geheimpje hoihoi voetbal feyenoord amsterdam rotterdam nederland oranje ikhouvanjou lieverd',
    'pithead glückauf glueckauf rockwell siberia sibirien',
  ].flatMap((row) => row.split(' ')),
);
