// Loaded before the server itself, which is the product as it is: only the address at which Google
// publishes its keys answers with the key of this test.
const ADDRESS = 'https://www.googleapis.com/service_accounts/v1/jwk/'

const published = process.env['PUBLISHED_KEYS'] ?? ''
const throughTheNetwork = globalThis.fetch

globalThis.fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input)
  if (!address.startsWith(ADDRESS)) return throughTheNetwork(input, init)
  return new Response(published, { headers: { 'content-type': 'application/json' } })
}
