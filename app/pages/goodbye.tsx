export function Goodbye() {
  return <h1>Goodbye</h1>
}
