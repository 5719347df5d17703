import { Component, type ReactNode } from 'react'
import { reloadForMissingPart } from '#client/browser/missing-part.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'

type CrashGuardProps = { children: ReactNode }

/** Catches what breaks on a screen and says what to do. React itself reports the error. */
export class CrashGuard extends Component<CrashGuardProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override componentDidCatch(error: unknown) {
    void reloadForMissingPart(error)
  }

  override render() {
    return this.state.hasCrashed ? <Crashed /> : this.props.children
  }
}

function Crashed() {
  return (
    <div className="mx-auto max-w-lg px-4 py-16" role="alert">
      <EmptyState
        title="This page could not be shown"
        sentence="Reload it to try again. Everything you saved is safe."
        action={
          <Button look="primary" onClick={() => location.reload()}>
            Reload the page
          </Button>
        }
      />
    </div>
  )
}
