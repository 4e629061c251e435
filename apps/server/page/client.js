/** A plain client to try the server with: opens a table, shows what the seat sees, and plays what is clicked. */
const $ = (id) => document.getElementById(id);
const form = $('open');
const say = (text) => ($('line').textContent = text);

async function api(method, path, body) {
  const response = await fetch(path, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const answer = response.status === 204 ? {} : await response.json();
  if (!response.ok) throw new Error(answer.reason ?? response.status);
  return answer;
}

function apply(view, patch) {
  const next = structuredClone({ view });
  for (let i = 0; i < patch.length; i += 2) {
    const path = patch[i] === '' ? [] : patch[i].split('.');
    const last = path.pop();
    const branch = path.reduce((at, key) => at[key], next.view);
    if (last === undefined) next.view = patch[i + 1];
    else branch[last] = patch[i + 1];
  }
  return next.view;
}

let state;
let table;
let seat;
let socket;

function watch() {
  socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket?v=1`);
  socket.addEventListener('open', subscribe);
  socket.addEventListener('close', () => (say('Connection lost; trying again …'), setTimeout(watch, 1000)));
  socket.addEventListener('message', ({ data }) => heard(JSON.parse(data)));
}

const subscribe = () => socket.send(JSON.stringify({ type: 'subscribe', channel: 1, table, as: seat }));

function heard({ type, channel: _channel, ...message }) {
  if (type === 'table' && message.table.status === 'open') say(`Waiting for others. Invite them: ${location.origin}/table/${table}`);
  if (
    type === 'table' &&
    message.table.isHost &&
    message.table.status === 'open' &&
    message.table.seats.every(({ kind }) => kind !== 'free')
  )
    void api('POST', `/api/tables/${table}/start`);
  if (type === 'table' && message.table.status !== 'open' && state === undefined) subscribe();
  if (type === 'state') state = message;
  if (type === 'news' && message.seq !== state.seq + 1) return subscribe();
  if (type === 'news') {
    const { view = [], offers = {}, facts = [], keep = state.facts.length, ...rest } = message;
    const all = Object.entries({ ...state.offers, ...offers }).filter(([, nouns]) => nouns.length > 0);
    const known = [...state.facts.slice(0, keep), ...facts.map((fact) => [message.seq, fact])];
    state = { ...state, ...rest, view: apply(state.view, view), offers: Object.fromEntries(all), facts: known };
  }
  if (type === 'refused') say(`Refused: ${message.reason} ${message.why ?? ''} ${message.rule ?? ''}`);
  if (state !== undefined && (type === 'state' || type === 'news')) draw();
}

function act(what) {
  socket.send(JSON.stringify({ type: 'act', table, act: { seat, id: crypto.randomUUID(), seq: state.seq, ...what } }));
}

function draw() {
  const isAsked = (state.asked & (1 << seat)) !== 0;
  say(
    state.outcome
      ? `The match is over: ${JSON.stringify(state.outcome.seats.map((each) => each.total))}`
      : isAsked
        ? 'Your turn'
        : 'Waiting',
  );
  $('view').textContent = JSON.stringify(state.view, null, 1);
  $('facts').replaceChildren(
    ...state.facts.slice(-12).map(([, fact]) => Object.assign(document.createElement('li'), { textContent: JSON.stringify(fact) })),
  );
  const buttons = Object.entries(state.offers).flatMap(([verb, nouns]) =>
    nouns.map((noun) => button(`${verb} ${noun}`, () => act({ act: 'play', plies: [[verb, noun]] }))),
  );
  if (state.undoable > 0) buttons.push(button('undo', () => act({ act: 'undo', reach: 'step' })));
  $('offers').replaceChildren(...buttons);
}

function button(textContent, onclick) {
  return Object.assign(document.createElement('button'), { textContent, onclick, type: 'button' });
}

async function join(id) {
  table = id;
  const { seats } = await api('GET', `/api/tables/${id}`);
  const own = seats.find(({ isYours }) => isYours);
  seat = own?.seat ?? (await api('POST', `/api/tables/${id}/join`, {})).seats.find(({ isYours }) => isYours).seat;
  watch();
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { name, game, seats, level } = Object.fromEntries(new FormData(form));
  try {
    await api('GET', '/api/me').catch(() => api('POST', '/api/guests', { name, language: 'en' }));
    const invited = /^\/table\/([\w-]{22})$/.exec(location.pathname)?.[1];
    if (invited !== undefined) return await join(invited);
    const bots = level === '' ? [] : Array.from({ length: Number(seats) - 1 }, () => level);
    ({ id: table } = await api('POST', '/api/tables', { game, seats: Number(seats), bots }));
    seat = 0;
    watch();
  } catch (error) {
    say(`Refused: ${error.message}`);
  }
});

const games = await api('GET', '/api/games');
form.elements.game.replaceChildren(...games.map(({ id }) => Object.assign(document.createElement('option'), { textContent: id })));
