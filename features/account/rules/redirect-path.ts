/** Words between slashes, then perhaps a query and a fragment: no dots, backslashes or empty parts that could lead elsewhere. */
const shape = /^\/(?!api(?:[/?#]|$))(?:[\w~-]+(?:\/[\w~-]+)*\/?)?(?:\?[\w.~%&=+-]*)?(?:#[\w.~%&=-]*)?$/i
const longest = 200

/** Where to go after a sign-in: the path that was asked for, if it is one of the page's own, else home. */
export function redirectPath(asked: string | null | undefined): string {
  return asked && asked.length <= longest && shape.test(asked) ? asked : '/'
}
