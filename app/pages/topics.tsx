export function Topics() {
  return <h1>Topics</h1>
}
