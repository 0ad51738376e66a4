/** An email address that breaks before its host where room is short, not within a word. */
export function Email({ children: address }: { children: string }) {
  const host = Math.max(address.lastIndexOf('@'), 0)
  return (
    <>
      {address.slice(0, host)}
      <wbr />
      {address.slice(host)}
    </>
  )
}
