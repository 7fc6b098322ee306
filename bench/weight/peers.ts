/**
 * First screens of other products, measured the same way: gzip over the wire until the network is idle. Public clones
 * of a language course and a drawing program, built from source in November 2026 on the same kind of machine.
 */
export const peers: readonly (readonly [page: string, script: string, style: string, requests: string])[] = [
  ['react-duolingo 2d0fdbc (Next 14), landing', '154.6', '6.0', '15'],
  ['react-duolingo 2d0fdbc (Next 14), learn', '168.9', '6.0', '21'],
  ['next14-duolingo-clone 91f488c, marketing (files alone)', '147.1', '6.0', ''],
  ['excalidraw 4872083 (Vite)', '839.7', '31.7', '14'],
]
