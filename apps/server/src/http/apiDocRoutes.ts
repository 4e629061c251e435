import { PROTOCOL_REASONS } from '@pithead/protocol';
import type { HttpApp } from './httpApp.ts';
import { httpStatusOf } from './httpStatus.ts';

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> };
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
}

export function apiDocRoutes(app: HttpApp): void {
  app.get('/api/openapi.json', { schema: { summary: 'This interface as OpenAPI', tags: ['docs'] } }, () =>
    app.swagger(),
  );
  app.get('/api/docs', { schema: { summary: 'This interface to read', tags: ['docs'] } }, (_, reply) =>
    reply.type('text/html; charset=utf-8').send(page(app.swagger().paths ?? {})),
  );
}

function page(paths: object): string {
  const operations = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => section(method, path, operation)),
  );
  const reasons = PROTOCOL_REASONS.map(
    (reason) => `<tr><td><code>${reason}</code></td><td>${httpStatusOf(reason)}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pithead – HTTP interface</title><link rel="stylesheet" href="/docs.css"></head>
<body><main><h1>Pithead – HTTP interface</h1>
<p>Machine-readable: <a href="/api/openapi.json">openapi.json</a>. A script begins with <code>POST /api/guests</code>
and sends the token it gets as <code>Authorization: Bearer …</code>. Refusals are JSON:
<code>{ reason, params?, rule?, why?, ply?, seq? }</code>. Messages of the WebSocket
<code>/socket</code> are described in docs/protocol.md.</p>
${operations.join('\n')}<h2>Reasons</h2>
<table><thead><tr><th>reason</th><th>status</th></tr></thead><tbody>${reasons.join('')}</tbody></table>
</main></body></html>`;
}

function section(
  method: string,
  path: string,
  { summary = '', parameters = [], requestBody }: Operation,
): string {
  const schema = requestBody?.content?.['application/json']?.schema;
  const names = parameters.map(
    (each) => `<li><code>${escaped(each.name)}</code> (${each.in}${each.required ? '' : ', optional'})</li>`,
  );
  const list = names.length > 0 ? `<ul>${names.join('')}</ul>` : '';
  const body = schema === undefined ? '' : `<pre>${escaped(JSON.stringify(schema, null, 2))}</pre>`;
  return `<section><h2><code>${method.toUpperCase()} ${escaped(path)}</code></h2><p>${escaped(summary)}</p>
${list}${body}</section>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
