import { useConfiguration } from './use-configuration.ts'

/** Where support is written to, for a sentence to go on with; nothing where the operator named nobody. */
export function SupportAddress({ before = '' }: { before?: string }) {
  const address = useConfiguration()?.supportEmail
  if (address === undefined || address === null) return null
  return (
    <>
      {before}
      <a href={`mailto:${address}`} className="text-link wrap-anywhere">
        {address}
      </a>
    </>
  )
}
