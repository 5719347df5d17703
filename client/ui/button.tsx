import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'

export type ButtonLook = 'primary' | 'outline' | 'quiet' | 'danger' | 'destructive' | 'weld'
export type ButtonSize = 'small' | 'normal' | 'large'

type Shape = { look?: ButtonLook; size?: ButtonSize; icon?: ReactNode }
type ButtonProps = Shape & { isBusy?: boolean } & ComponentProps<'button'>

/** A button. While busy it shows a ring, cannot be pressed and keeps its width. */
export function Button({ look, size, icon, isBusy = false, ...rest }: ButtonProps) {
  const [pressedWidth, setPressedWidth] = useState<number>()
  const { className, children, disabled, onClick, style, ...attributes } = rest
  // The label usually changes with the state, so the width is taken at the press, before it does.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    setPressedWidth(event.currentTarget.offsetWidth)
    onClick?.(event)
  }
  return (
    <button
      type="button"
      {...attributes}
      disabled={isBusy || disabled}
      aria-busy={isBusy || undefined}
      onClick={press}
      className={classNames(buttonClasses({ look, size }), isBusy && 'button-busy', className)}
      style={isBusy ? { minWidth: pressedWidth, ...style } : style}
    >
      {isBusy ? <span className="ring" aria-hidden="true" /> : icon}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, icon, ...rest }: Shape & ComponentProps<'a'>) {
  const { className, children, ...attributes } = rest
  return (
    <a {...attributes} className={classNames(buttonClasses({ look, size }), className)}>
      {icon}
      {children}
    </a>
  )
}

const LOOKS: Record<ButtonLook, string> = {
  primary: 'button-primary',
  outline: 'button-outline',
  quiet: 'button-quiet',
  danger: 'button-danger',
  destructive: 'button-destructive',
  weld: 'button-weld',
}

const SIZES: Record<ButtonSize, string> = {
  small: 'button-small',
  normal: '',
  large: 'button-large',
}

type ButtonShape = { look?: ButtonLook | undefined; size?: ButtonSize | undefined }

/** The classes of a button, for what must look like one and is another component's element. */
export function buttonClasses({ look = 'outline', size = 'normal' }: ButtonShape): string {
  return classNames('button', LOOKS[look], SIZES[size])
}
