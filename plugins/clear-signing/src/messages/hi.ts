import type { Catalogue } from '@billfold/ui/kit'

/** Hindi. */
export const hi: Catalogue = {
  title: 'समीक्षा',
  lead: '{network} पर {wallet} से यह माँगा जा रहा है।',
  unknown: 'ऐसा कॉल जिसे यहाँ कोई नहीं पढ़ सकता',
  unknownText: 'इस कॉन्ट्रैक्ट का कोई विवरण ज्ञात नहीं है। तभी आगे बढ़ें जब आपको इस पेज पर भरोसा हो।',
  noDescriptor: 'इस कॉन्ट्रैक्ट का कोई विवरण ज्ञात नहीं है।',
  unknownData: 'साइन करने का डेटा',
  contract: 'कॉन्ट्रैक्ट',
  owner: 'निर्माता',
  step: 'भाग {index} / {count}',
  goOn: '{wallet} में जारी रखें',
  reject: 'अस्वीकार करें',
  everything: 'सभी {symbol}',
  units: '{units} यूनिट',
  nothing: 'समीक्षा के लिए कुछ नहीं',
}
