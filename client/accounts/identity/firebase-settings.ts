export type FirebaseSettings = { projectId: string; apiKey: string; authDomain: string }

/**
 * The project that signs people in, as the page was told it; null where the server does so itself.
 * It stands in the page, because asking for it would hold up everyone's first screen.
 */
export function firebaseSettings(): FirebaseSettings | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="firebase"]')
  const [projectId, apiKey, authDomain] = meta?.content.split(' ') ?? []
  if (!projectId || !apiKey || !authDomain) return null
  return { projectId, apiKey, authDomain }
}
