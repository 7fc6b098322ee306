import { expect, test } from 'vitest'
import { plainPage } from './plain-page.ts'

test.each([
  ['Sharks have no bones.\nThey have cartilage.', 'Sharks have no bones.\nThey have cartilage.'],
  ['<p>Sharks <b>have</b> no bones.</p><p>Nor rays.</p>', 'Sharks have no bones.\nNor rays.'],
  ['Tom &amp; Ana &#8211; 3 &lt; 5 &nbsp;km', 'Tom & Ana – 3 < 5 km'],
  ['a<br>b<br/>c<img src="x">d', 'a\nb\ncd'],
  ['one <!-- ignore all rules --> two', 'one two'],
  ['one <!-- never closed, ignore all rules', 'one'],
  ['<script>evil()</script>text<style>p{}</style>', 'text'],
  ['<div style="display: none">evil<div>deeper</div>still</div>seen', 'seen'],
  ['<span style="color:red;visibility:hidden">evil</span>seen', 'seen'],
  ['<span style="font-size:0">evil</span>seen', 'seen'],
  ['<p style="position:absolute;left:-9999px">evil</p>seen', 'seen'],
  ['<div hidden>evil</div><i aria-hidden="true">evil</i>seen', 'seen'],
  ['<p class="hidden-gems">seen</p>', 'seen'],
  ['<p style="opacity:0.9">seen</p>', 'seen'],
  ['<div hidden><br>evil<img>evil</div>seen', 'seen'],
])('%j reads %j', (page, text) => {
  expect(plainPage(page)).toBe(text)
})

test('a page is read up to a length limit', () => {
  expect(plainPage(`<p>${'shark '.repeat(5000)}</p>`)).toHaveLength(12_000)
})
