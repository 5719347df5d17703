import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'

/** Nobody could say who is signed in, so there is no page to show yet. */
export function Unreachable({ message }: { message: string }) {
  return (
    <main className="mx-auto max-w-lg px-4 py-16" role="alert">
      <EmptyState
        title="Listwright could not be opened"
        sentence={message}
        action={
          <Button look="primary" onClick={() => location.reload()}>
            Try again
          </Button>
        }
      />
    </main>
  )
}
