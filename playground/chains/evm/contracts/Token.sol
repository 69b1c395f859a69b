// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from '@openzeppelin/contracts/token/ERC20/ERC20.sol';
import {ERC20Permit} from '@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol';

/// A token as most are. Whoever wants some makes some: it is worth nothing.
contract Token is ERC20, ERC20Permit {
  uint8 private immutable places;

  constructor(string memory name, string memory symbol, uint8 decimals_) ERC20(name, symbol) ERC20Permit(name) {
    places = decimals_;
  }

  function decimals() public view override returns (uint8) {
    return places;
  }

  function mint(address to, uint256 amount) external {
    _mint(to, amount);
  }
}
