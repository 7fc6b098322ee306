import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { page as spanish } from '#app/languages/es-page-words.ts'
import { CallFault } from '#kit/ui/data-of.ts'
import { speakBy } from '#kit/words/spoken.ts'
import { Notice } from './notice.tsx'

const said = { error: 'We are busy right now.', code: 'unavailable', status: 503 }
const shown = (fault: Error) =>
  renderToStaticMarkup(<Notice fault={fault} onRetry={() => undefined} />).replace(/<[^>]*>/g, '|')

test('a fault that the server has named shows its code below what it says, in either language', () => {
  const named = new CallFault({ ...said, requestId: '7k3mz0q9ah' })
  expect(shown(named)).toContain('We are busy right now.||Code: |7k3mz0q9ah|')
  expect(shown(new CallFault(said))).not.toContain('Code')
  speakBy(() => spanish)
  onTestFinished(() => speakBy(() => undefined))
  expect(shown(named)).toContain('Código: |7k3mz0q9ah|')
})
