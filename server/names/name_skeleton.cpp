#include "server/names/name_skeleton.h"

#include <stdexcept>

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

namespace spannung::server {
namespace {

constexpr UChar32 kJoiner = 0x200D;
constexpr UChar32 kAsPicture = 0xFE0F;     // shows the character before as a picture
constexpr UChar32 kBrailleBlank = 0x2800;  // no blank to Unicode, but to the eye

void mustWork(UErrorCode code) {
  if (U_FAILURE(code) != 0) throw std::runtime_error(u_errorName(code));
}

const USpoofChecker& spoofChecker() {
  static const USpoofChecker* const kChecker = [] {
    UErrorCode code = U_ZERO_ERROR;
    const USpoofChecker* checker = uspoof_open(&code);
    mustWork(code);
    return checker;
  }();
  return *kChecker;
}

icu::UnicodeString normalized(std::string_view name) {
  UErrorCode code = U_ZERO_ERROR;
  const icu::Normalizer2* nfkc = icu::Normalizer2::getNFKCInstance(code);
  mustWork(code);
  const auto text = icu::UnicodeString::fromUTF8(
      icu::StringPiece(name.data(), static_cast<int32_t>(name.size())));
  icu::UnicodeString normal = nfkc->normalize(text, code);
  mustWork(code);
  return normal;
}

icu::UnicodeString lookOf(const icu::UnicodeString& text) {
  UErrorCode code = U_ZERO_ERROR;
  icu::UnicodeString look;
  uspoof_getSkeletonUnicodeString(&spoofChecker(), 0, text, look, &code);
  mustWork(code);
  return look;
}

bool isIgnorable(UChar32 point) {
  return u_hasBinaryProperty(point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0;
}

bool isBlank(UChar32 point) { return u_isUWhiteSpace(point) != 0 || point == kBrailleBlank; }

bool isPicture(UChar32 point) {
  return u_hasBinaryProperty(point, UCHAR_EXTENDED_PICTOGRAPHIC) != 0 ||
         u_hasBinaryProperty(point, UCHAR_EMOJI_MODIFIER) != 0;
}

bool isUnseen(UChar32 point) {
  switch (u_charType(point)) {
    case U_CONTROL_CHAR:
    case U_FORMAT_CHAR:
    case U_LINE_SEPARATOR:
    case U_PARAGRAPH_SEPARATOR: return true;
    default: return isIgnorable(point) || point == kBrailleBlank;
  }
}

// A small i is an l to whoever has seen a capital one.
UChar32 merged(UChar32 point) { return point == 'i' ? 'l' : point; }

}  // namespace

// Looks are compared before case, because a letter may look like another in one case only, and
// afterwards, because small letters look alike, too.
std::string nameSkeleton(std::string_view name) {
  const icu::UnicodeString look = lookOf(lookOf(normalized(name)).foldCase());
  icu::UnicodeString kept;
  for (int32_t i = 0; i < look.length(); i = look.moveIndex32(i, 1)) {
    const UChar32 point = look.char32At(i);
    if (!isBlank(point) && !isIgnorable(point)) kept.append(merged(point));
  }
  std::string skeleton;
  return kept.toUTF8String(skeleton);
}

bool hasUnseen(std::string_view utf8) {
  const auto text = icu::UnicodeString::fromUTF8(
      icu::StringPiece(utf8.data(), static_cast<int32_t>(utf8.size())));
  bool seen = false;
  UChar32 before = 0;
  for (int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
    const UChar32 point = text.char32At(i);
    const bool joins = (point == kJoiner || point == kAsPicture) &&
                       (isPicture(before) || (point == kJoiner && before == kAsPicture));
    if (isUnseen(point) && !joins) return true;
    seen = seen || !isBlank(point);
    before = point;
  }
  return !seen || before == kJoiner;
}

}  // namespace spannung::server
