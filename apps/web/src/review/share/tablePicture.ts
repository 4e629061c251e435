/** A part of the page as a picture: its elements in an SVG that carries all styles and fonts with it. */

const URL_IN_CSS = /url\((["']?)(?!data:|#)([^"')]+)\1\)/g;

/**
 * Media queries are decided here: inside the picture they would be asked about its size instead of the window's.
 */
function cssOf(rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (!(rule instanceof CSSMediaRule)) return rule.cssText;
      return matchMedia(rule.conditionText).matches ? cssOf(rule.cssRules) : '';
    })
    .join('\n');
}

const allCss = (): string =>
  [...document.styleSheets].map(({ cssRules, href }) => absoluteUrls(cssOf(cssRules), href)).join('\n');

const absoluteUrls = (css: string, sheet: string | null): string =>
  css.replaceAll(
    URL_IN_CSS,
    (_, quote: string, url: string) => `url(${quote}${new URL(url, sheet ?? document.baseURI).href}${quote})`,
  );

async function toDataUrl(url: string): Promise<string> {
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });
}

/** A picture can't load anything. */
async function withFiles(css: string): Promise<string> {
  const urls = [...new Set([...css.matchAll(URL_IN_CSS)].map(([, , url]) => url as string))];
  const files = new Map(
    await Promise.all(urls.map(async (url) => [url, await toDataUrl(url).catch(() => 'data:,')] as const)),
  );
  return css.replaceAll(URL_IN_CSS, (_, _quote, url: string) => `url("${files.get(url) ?? 'data:,'}")`);
}

export interface TablePicture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

export async function tablePicture(element: HTMLElement): Promise<TablePicture> {
  const { width, height } = element.getBoundingClientRect();
  const [w, h] = [Math.ceil(width), Math.ceil(height)];
  const root = document.documentElement;
  const { color, fontFamily, fontSize, lineHeight } = getComputedStyle(element);
  const surface = getComputedStyle(document.body).backgroundColor;
  // As text: the page's security policy forbids style attributes that scripts set on elements.
  const attributes = [...root.attributes]
    .filter(({ name }) => name.startsWith('data-') || name === 'class' || name === 'lang')
    .map(({ name, value }) => ` ${name}="${escapeText(value)}"`)
    .join('');
  const css = escapeText(await withFiles(allCss()));
  const bodyStyle =
    `width:${w}px;height:${h}px;margin:0;padding:0;max-width:none;background:${surface};color:${color};` +
    `font-family:${fontFamily};font-size:${fontSize};line-height:${lineHeight}`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg"${attributes} width="${w}" height="${h}" ` +
    `style="font-size:${getComputedStyle(root).fontSize}"><style>${css}</style>` +
    `<foreignObject width="100%" height="100%"><div xmlns="http://www.w3.org/1999/xhtml" class="review" ` +
    `style="${escapeText(bodyStyle)}">${new XMLSerializer().serializeToString(element)}</div>` +
    `</foreignObject></svg>`;
  return { svg, width: w, height: h };
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
