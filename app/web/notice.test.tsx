import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { page as spanish } from '#app/languages/es-page-words.ts'
import { RequestError } from '#kit/ui/request-error.ts'
import { setTranslationsSource } from '#kit/words/catalogue.ts'
import { Notice } from './notice.tsx'

const said = { error: 'We are busy right now.', code: 'unavailable', status: 503 }
const shown = (fault: Error) =>
  renderToStaticMarkup(<Notice fault={fault} onRetry={() => undefined} />).replace(/<[^>]*>/g, '|')

test('a fault that the server has named shows its code below what it says, in either language', () => {
  const named = new RequestError({ ...said, requestId: '7k3mz0q9ah' })
  expect(shown(named)).toContain('We are busy right now.||Code: |7k3mz0q9ah|')
  expect(shown(new RequestError(said))).not.toContain('Code')
  setTranslationsSource(() => spanish)
  onTestFinished(() => setTranslationsSource(() => undefined))
  expect(shown(named)).toContain('Código: |7k3mz0q9ah|')
})
