export function Subscribe() {
  return <h1>Subscribe</h1>
}
