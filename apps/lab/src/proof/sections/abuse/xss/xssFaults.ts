/** Scripts that run before the page's own and weaken it. */

const AS_MARKUP = `
  const original = document.createTextNode.bind(document);
  document.createTextNode = (text) => {
    if (!/[<&]/.test(text)) return original(text);
    const span = document.createElement('span');
    span.innerHTML = text;
    return span;
  };`;

const onEachName = (action: string): string => `
  new MutationObserver(() => {
    for (const name of document.querySelectorAll('bdi:not([seen]), .chat-lines p:not([seen])')) {
      name.setAttribute('seen', '');
      const text = name.textContent;
      ${action}
    }
  }).observe(document, { subtree: true, childList: true });`;

const appendMarkup = (text: string): string =>
  `document.body.append(document.createElement('div')); document.body.lastChild.innerHTML = ${text};`;

export interface XssFault {
  readonly code: string;
  readonly isWithoutPolicy?: boolean;
}

export const PLANTED_XSS_FAULTS: Readonly<Record<string, XssFault>> = {
  'names and chat are shown as markup': { code: AS_MARKUP },
  'names and chat are shown as markup without a content security policy': {
    code: AS_MARKUP,
    isWithoutPolicy: true,
  },
  'names and chat become links': {
    code: onEachName(
      "const link = document.createElement('a'); link.href = text; document.body.append(link);",
    ),
  },
  'pictures in the chat are loaded': {
    code: onEachName('for (const [url] of text.matchAll(/http:[^ >"\']+/g)) new Image().src = url;'),
    isWithoutPolicy: true,
  },
  'typed text is shown as markup': {
    code: `addEventListener('input', ({ target }) => { ${appendMarkup('target.value')} });`,
  },
  'the address is shown as markup': {
    code: `addEventListener('popstate', () => { ${appendMarkup('decodeURIComponent(location.href)')} });`,
  },
};
