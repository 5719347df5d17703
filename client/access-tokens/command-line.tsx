import { CopyButton } from '#client/ui/copy-button.tsx'

type CommandLineProps = {
  command: string
  onCopied?: () => void
  onFailed?: () => void
}

/** A command for a terminal, whole as it is pasted, with the way to copy it. */
export function CommandLine({ command, ...told }: CommandLineProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-sunk py-2 pr-2 pl-3.5">
      <code
        aria-label="Command to try it"
        className="min-w-0 flex-1 basis-52 text-meta wrap-anywhere select-all"
      >
        {command}
      </code>
      <CopyButton text={command} thing="Command" {...told} />
    </div>
  )
}

/** Asks for the newest listing. In quotation marks where a shell reads signs of its own, so that it works as it is pasted. */
export function tryLine(token: string): string {
  return `curl -H "Authorization: Bearer ${token}" "${location.origin}/api/listings?limit=1"`
}
