/** Path segments, then optionally a query and a fragment: no dots, backslashes or empty segments that could lead elsewhere. */
const shape = /^\/(?!api(?:[/?#]|$))(?:[\w~-]+(?:\/[\w~-]+)*\/?)?(?:\?[\w.~%&=+-]*)?(?:#[\w.~%&=-]*)?$/i
const longest = 200

/** Where to go after a sign-in: the requested path if it is one of our pages, else home. */
export function redirectPath(asked: string | null | undefined): string {
  return asked && asked.length <= longest && shape.test(asked) ? asked : '/'
}
