/**
 * Runs before any other script of the page. Records in `caught` every text that became an element or code.
 */
(() => {
  const caught = [];
  window.caught = caught;
  for (const name of ['alert', 'prompt', 'confirm', 'print'])
    window[name] = () => void caught.push(`${name} was called`);
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    caught.push(`against the policy: ${violatedDirective} ${blockedURI}`),
  );

  const LEADS = [
    'href',
    'src',
    'action',
    'formaction',
    'xlink:href',
    'data',
    'srcdoc',
    'background',
    'poster',
  ];
  const leadsAstray = (value) => {
    const url = URL.canParse(value, location.href) ? new URL(value, location.href) : undefined;
    return (
      url !== undefined &&
      (/^(?:javascript|vbscript):$/.test(url.protocol) ||
        url.href.startsWith('data:text') ||
        url.hostname.endsWith('.invalid'))
    );
  };

  const judge = (element) => {
    const names = element.getAttributeNames();
    const isPlanted = element.localName === 'z' || names.some((name) => /^z\d?$/.test(name));
    const isBad = names.some(
      (name) =>
        name.startsWith('on') ||
        name === 'srcdoc' ||
        (LEADS.includes(name) && leadsAstray(element.getAttribute(name))),
    );
    if (isPlanted || isBad) caught.push(`an element: ${element.outerHTML.slice(0, 120)}`);
  };
  const judgeAll = (node) => {
    if (!(node instanceof Element)) return;
    judge(node);
    for (const each of node.querySelectorAll('*')) judge(each);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === 'attributes') judge(target);
      else for (const node of addedNodes) judgeAll(node);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
})();
