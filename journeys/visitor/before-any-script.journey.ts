import { expect, newAddress, test } from '../server.ts'

test('the landing page is read, and its pets are seen, without any script', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('noscript p')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Master Scholar' })).toBeVisible()
  await expect(page.getByText('Examples', { exact: true })).toBeVisible()
  await context.close()
})

test('a press that comes before the script is not lost', async ({ page }) => {
  let letThrough = () => {}
  const wait = new Promise<void>(done => {
    letThrough = done
  })
  await page.route('**/assets/{base,index}-*.js', async route => {
    await wait
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Login' }).click()
  letThrough()
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')
})

test('someone signed in never gets the landing page, not even for a moment, but hears that it waits', async ({
  page,
}) => {
  const signedUp = await page.request.post('/api/auth/signup', {
    data: { email: newAddress(), username: 'Kim', password: 'a long enough password' },
  })
  expect(signedUp.status()).toBe(200)
  const html = await (await page.request.get('/')).text()
  expect(html).not.toContain('<h1')
  expect(html).toContain('Loading')
})
