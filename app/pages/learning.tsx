export function Learning() {
  return <h1>Learning</h1>
}
