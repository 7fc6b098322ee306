import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonKind = 'primary' | 'secondary' | 'quiet'
export type ButtonSize = 'medium' | 'large' | 'icon'

const shape =
  'inline-flex select-none items-center justify-center gap-2 text-center font-name font-medium transition-[transform,background-color,box-shadow,border-color] duration-150 ease-out active:translate-y-px disabled:opacity-55 aria-disabled:opacity-70'

const kinds: Record<ButtonKind, string> = {
  primary:
    'bg-brand text-on-brand shadow-[inset_0_-3px_0_var(--color-brand-deep),var(--shadow-rest)] hover:bg-brand-deep',
  secondary:
    'border-2 border-line bg-raised text-ink shadow-[inset_0_-2px_0_var(--color-line)] hover:border-edge hover:bg-card',
  quiet: 'text-brand-ink hover:bg-brand-soft',
}

const sizes: Record<ButtonSize, string> = {
  medium: 'min-h-11 rounded-[16px] px-5 py-2 text-body',
  large: 'min-h-14 rounded-card px-7 py-3 text-lead',
  icon: 'size-11 rounded-[16px]',
}

/** The class names of a button, for anything that acts like one. */
export function buttonLook(kind: ButtonKind = 'primary', size: ButtonSize = 'medium'): string {
  return classNames(shape, kinds[kind], sizes[size])
}

interface Look {
  kind?: ButtonKind
  size?: ButtonSize
}

/** A button. While `busy` it keeps its size and focus, shows a spinner and ignores clicks. */
export function Button({
  kind = 'primary',
  size = 'medium',
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean; 'data-early'?: string }) {
  return (
    <button
      type={type}
      className={classNames(buttonLook(kind, size), className)}
      aria-disabled={busy || undefined}
      onClick={event => (busy ? event.preventDefault() : onClick?.(event))}
      {...rest}
    >
      {busy && <Spinner size={18} />}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({
  kind = 'primary',
  size = 'medium',
  className,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & Look & { href: string }) {
  return (
    <Link className={classNames(buttonLook(kind, size), className)} {...rest}>
      {children}
    </Link>
  )
}
