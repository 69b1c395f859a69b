import './styles/card.css'
import { startFrame } from './frame/start-frame.js'

await startFrame(document.body)
