import { expect, test } from './server.ts'

// The page notices that its server is away for a moment.
test.use({ expectedComplaints: [/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|status of 503/] })

test('the product comes back at the same address after Ctrl-C and after a kill', async ({ page, product }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Mindling/)
  await product.restart()
  await page.reload()
  await expect(page).toHaveTitle(/Mindling/)
  await product.killAndRestart()
  await page.reload()
  await expect(page).toHaveTitle(/Mindling/)
})
