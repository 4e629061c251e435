/** Runs before the first paint: sets theme, scale, shortcuts and page, and preloads the files that this page needs. */
{
  const files = {/*files*/};
  const kept = (name) => {
    try {
      return localStorage.getItem(`pithead.${name}`) ?? '';
    } catch {
      return '';
    }
  };
  const root = document.documentElement;
  const isNight =
    { day: false, night: true }[kept('theme')] ?? matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = isNight ? 'night' : 'day';
  if (kept('scale')) root.style.fontSize = `${kept('scale')}%`;
  root.dataset.shortcuts = kept('shortcuts') || 'on';

  const { pathname } = location;
  const page = pathname.split('/')[1] || 'home';
  root.dataset.page = { local: 'table', table: 'table', home: 'home' }[page] ?? 'plain';

  const language =
    [kept('language'), ...navigator.languages.map((tag) => tag.slice(0, 2))].find((code) => files[code]) ??
    'en';
  const [lastPath, game] = kept('last').split(' ');
  const wanted = ['shell', page, language, `${page}.${language}`];
  if (lastPath === pathname)
    wanted.push(game, `${game}.${language}`, page === 'local' ? `${game}.rules` : '');
  const ask = (file) => {
    const link = document.createElement('link');
    const [name, kind] = file.split(' ');
    const href = `/assets/${name}`;
    if (kind === 'worker') return void fetch(href).then((answer) => answer.arrayBuffer());
    link.rel = kind ? 'preload' : 'modulepreload';
    if (kind) link.as = kind;
    if (kind !== 'image') link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  };
  const all = [...new Set(wanted.flatMap((name) => files[name] ?? []))];
  // Browsers send six requests at once; creating all links in one task would block input on a slow phone.
  all.slice(0, 6).forEach(ask);
  setTimeout(() => all.slice(6).forEach(ask));
}
