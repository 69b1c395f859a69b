import type { Catalogue } from '@billfold/ui/kit'

/** Hindi. */
export const hi: Catalogue = {
  title: 'पते पर नज़र रखें',
  lead: 'देखें कि किसी पते के पास क्या है और उसने क्या किया। इससे कुछ साइन नहीं हो सकता।',
  entry: 'पता या लिंक',
  hint: 'इस ऐप के किसी भी नेटवर्क का',
  watch: 'नज़र रखें',
  looking: 'खोजा जा रहा है…',
  unknown: 'इस ऐप का कोई नेटवर्क यह पता नहीं जानता',
  failed: 'पता खोजा नहीं जा सका। फिर से कोशिश करें।',
  watched: 'पहले देखे गए',
  forget: '{address} भूल जाएँ',
}
