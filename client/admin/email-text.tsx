/** An email address that breaks before its domain, where a line has no room for all of it. */
export function EmailText({ children }: { children: string }) {
  const at = children.lastIndexOf('@')
  if (at <= 0) return children
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  )
}
