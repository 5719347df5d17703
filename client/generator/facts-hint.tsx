/** What stands below the description while nobody knows yet what buyers will ask. */
export function FactsHint() {
  return (
    <p>
      <b className="font-semibold text-ink">Buyers will ask</b> for size, material and care. Nothing
      is made up.
    </p>
  )
}
