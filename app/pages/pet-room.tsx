export function PetRoomPage() {
  return <h1>PetRoomPage</h1>
}
