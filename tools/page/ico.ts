/**
 * Puts a PNG into an ICO container, for those who ask for `/favicon.ico` without looking at the page.
 *
 * @param side its width and height in pixels, at most 255
 * @see the container: 6 bytes of header and 16 of directory (Windows, "ICONDIR"), then the picture as it is
 */
export function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // of one picture
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits of a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
