const page = (title: string, path: string) => ({
  title: `Python documentation: ${title}`,
  url: `https://docs.python.org/3/${path}`,
})

const pages = {
  introduction: page('An Informal Introduction to Python', 'tutorial/introduction.html'),
  controlFlow: page('More Control Flow Tools', 'tutorial/controlflow.html'),
  dataStructures: page('Data Structures', 'tutorial/datastructures.html'),
  errors: page('Errors and Exceptions', 'tutorial/errors.html'),
  classes: page('Scopes and Namespaces', 'tutorial/classes.html'),
  expressions: page('Expressions', 'reference/expressions.html'),
  types: page('Built-in Types', 'library/stdtypes.html'),
  functions: page('Built-in Functions', 'library/functions.html'),
  sorting: page('Sorting Techniques', 'howto/sorting.html'),
  copying: page('Shallow and deep copy operations', 'library/copy.html'),
} as const

/** Where a reader finds the idea of a family for a listing in Python; a family that is not here keeps its own page. */
const pageOf: Readonly<Record<string, (typeof pages)[keyof typeof pages]>> = {
  'programming/array-index': pages.introduction,
  'programming/bitwise': pages.types,
  'programming/boolean-logic': pages.types,
  'programming/break-continue': pages.controlFlow,
  'programming/comparison': pages.types,
  'programming/default-parameters': pages.controlFlow,
  'programming/filter-map-reduce': pages.dataStructures,
  'programming/if-else': pages.controlFlow,
  'programming/loop-count': pages.controlFlow,
  'programming/loop-sum': pages.controlFlow,
  'programming/nested-loops': pages.controlFlow,
  'programming/object-access': pages.dataStructures,
  'programming/operator-precedence': pages.expressions,
  'programming/print-expression': pages.introduction,
  'programming/push-pop': pages.dataStructures,
  'programming/reassignment': pages.introduction,
  'programming/recursion': pages.controlFlow,
  'programming/reference-copy': pages.copying,
  'programming/remainder': pages.introduction,
  'programming/return-or-print': pages.controlFlow,
  'programming/scope': pages.classes,
  'programming/set-map': pages.dataStructures,
  'programming/slice': pages.introduction,
  'programming/sort-order': pages.sorting,
  'programming/stack-queue': pages.dataStructures,
  'programming/string-index': pages.introduction,
  'programming/string-methods': pages.types,
  'programming/string-plus-number': pages.introduction,
  'programming/truthy-falsy': pages.types,
  'programming/try-finally': pages.errors,
  'programming/while-steps': pages.introduction,
}

/** The page for a listing in Python, if its family has one of its own. */
export function pythonPage(familyId: string): { title: string; url: string } | undefined {
  return pageOf[familyId]
}
