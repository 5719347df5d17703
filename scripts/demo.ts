import { ensureBuilt } from './build.ts'
import { fillShop } from './demo/fill.ts'
import { DEMO_PASSWORD } from './demo/person.ts'
import { type DemoShop, openDemoShop } from './demo/shop.ts'

await ensureBuilt()
console.log('Starting a shop on throw-away data.')
const shop = await openDemoShop()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => shop.stop())

try {
  await fill(shop)
} catch (error) {
  console.error(`The demo could not be filled: ${error instanceof Error ? error.message : ''}`)
  process.exitCode = 1
  shop.stop()
}
await shop.ended
await shop.removeData()
console.log('The demo is over; its data is gone.')

async function fill(demo: DemoShop): Promise<void> {
  const { ana, ben, admin } = await fillShop(demo, (written, all) => {
    if (written % 10 === 0) console.log(`  ${written} of ${all} listings are written.`)
  })
  console.log(`
Listwright is at ${demo.origin}

  ${ana.email.padEnd(20)} a seller with 24 listings, a shop profile and two footers
  ${ben.email.padEnd(20)} a seller with 16 listings who asks for a refund
  ${admin.email.padEnd(20)} an admin: ${demo.origin}/admin
  The password of all of them is ${DEMO_PASSWORD}

Test cards only: no card is charged. Press Ctrl+C to end; everything is thrown away.`)
}
