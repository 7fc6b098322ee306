import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { failuresOf, openApi } from '#kit/contract/openapi.ts'
import { escapeHtml } from './escape-html.ts'

/** `/api/docs`: the API reference as a page, and as OpenAPI at `/api/docs/openapi.json`. */
export async function serveDocs(server: FastifyInstance, endpoints: readonly Endpoint[]): Promise<void> {
  const description = openApi('Mindling', '0.1.0', endpoints)
  const page = docsPage(endpoints)
  server.get('/api/docs/openapi.json', async () => description)
  server.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}

function docsPage(endpoints: readonly Endpoint[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mindling: the calls</title></head>
<body><main><h1>The calls</h1>
<p>Made from the declarations that the server runs on. As OpenAPI: <a href="/api/docs/openapi.json">openapi.json</a>.
A call without payload takes no body, an empty one and <code>{}</code>; unknown fields are ignored.</p>
${endpoints.map(section).join('\n')}
</main></body></html>`
}

function section(endpoint: Endpoint): string {
  const fields = Object.keys(endpoint.body?.shape ?? {})
  const failures = Object.entries(failuresOf(endpoint))
  return `<section><h2><code>${endpoint.method} ${endpoint.path}</code></h2>
<p>${escapeHtml(endpoint.summary)} For ${endpoint.access === 'anyone' ? 'anyone' : 'signed-in users'}.${
    fields.length > 0 ? ` Body: ${fields.map(field => `<code>${field}</code>`).join(', ')}.` : ''
  }</p>
<table><thead><tr><th>Status</th><th>Code</th><th>What the user reads</th></tr></thead><tbody>
${failures.map(([code, { status, error }]) => `<tr><td>${status}</td><td><code>${code}</code></td><td>${escapeHtml(error)}</td></tr>`).join('\n')}
</tbody></table></section>`
}
