const page = (title: string, path: string) => ({
  title: `Python documentation: ${title}`,
  url: `https://docs.python.org/3/${path}`,
})

/** Pages of the Python documentation, for families that also show their program in Python. */
export const pythonPages = {
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
