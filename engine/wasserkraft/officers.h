// All officers: a new one is its file and a line here.
#pragma once

#include <array>

#include "engine/wasserkraft/officer_anton.h"
#include "engine/wasserkraft/officer_graziano.h"
#include "engine/wasserkraft/officer_jill.h"
#include "engine/wasserkraft/officer_leslie.h"
#include "engine/wasserkraft/officer_mahiri.h"
#include "engine/wasserkraft/officer_margot.h"
#include "engine/wasserkraft/officer_simone.h"
#include "engine/wasserkraft/officer_solomon.h"
#include "engine/wasserkraft/officer_tommaso.h"
#include "engine/wasserkraft/officer_viktor.h"
#include "engine/wasserkraft/officer_wilhelm.h"

namespace spannung::wasserkraft {

inline OfficerTraits traitsOf(Officer officer, const OfficerNumbers& numbers) {
  switch (officer) {
    case Officer::wilhelm: return wilhelmTraits(numbers);
    case Officer::graziano: return grazianoTraits(numbers);
    case Officer::viktor: return viktorTraits(numbers);
    case Officer::jill: return jillTraits(numbers);
    case Officer::solomon: return solomonTraits(numbers);
    case Officer::anton: return antonTraits();
    case Officer::mahiri: return mahiriTraits(numbers);
    case Officer::simone: return simoneTraits(numbers);
    case Officer::tommaso: return tommasoTraits();
    case Officer::leslie: return leslieTraits();
    case Officer::margot: return margotTraits();
    case Officer::none: break;
  }
  return {};
}

}  // namespace spannung::wasserkraft
