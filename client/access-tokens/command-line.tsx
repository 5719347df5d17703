import { Fragment, type Ref } from 'react'
import { CopyButton } from '#client/ui/copying/copy-button.tsx'

type CommandLineProps = {
  command: string
  onCopied?: (() => void) | undefined
}

/** A command for a terminal, whole as it is pasted, with the way to copy it; a long address breaks at its strokes. */
export function CommandLine({ command, onCopied }: CommandLineProps) {
  return (
    <div className="flex items-center gap-x-3 rounded-md bg-sunk py-2 pr-2 pl-3.5 max-md:flex-wrap">
      <code className="code-line self-center select-all">
        {command.split(/(?<=\/)(?=[a-z])/).map((piece, at) => (
          <Fragment key={piece}>
            {at > 0 && <wbr />}
            {piece}
          </Fragment>
        ))}
      </code>
      <CopyButton text={command} thing="Command" onCopied={onCopied} />
    </div>
  )
}

type LongCodeProps = {
  label: string
  ref?: Ref<HTMLTextAreaElement>
  children: string
}

/** Whole, to be read and selected: it is folded where the line ends, and has no break of its own to be pasted. */
export function LongCode({ label, ref, children }: LongCodeProps) {
  return (
    <textarea
      ref={ref}
      readOnly
      rows={1}
      value={children}
      aria-label={label}
      onFocus={({ currentTarget }) => currentTarget.select()}
      className="code-line"
    />
  )
}

/** Asks for the newest listing. In quotation marks where a shell reads signs of its own, so that it works as it is pasted. */
export function tryLine(token: string): string {
  return `curl -H "Authorization: Bearer ${token}" "${location.origin}/api/listings?limit=1"`
}
